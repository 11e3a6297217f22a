import { useState } from 'react';
import type { Exhibit } from './Exhibit.ts';
import { nameOf } from './Exhibit.ts';
import './gallery.css';

const LANGUAGES = { en_US: 'English', 'zh_Hant-HK': '繁體中文' };
const WIDTHS = [375, 1280];

/** The URL of one screen without the list. */
export const addressOf = (language: string, name: string): string =>
  `/__states?show#${language}/${encodeURIComponent(name)}`;

/** Every screen of the shop by machine and state, one of them in a frame. */
export function Gallery({ exhibits }: { exhibits: Exhibit[] }) {
  const names = exhibits.map(nameOf);
  const [name, setName] = useState(names[0] ?? '');
  const [language, setLanguage] = useState('en_US');
  const [width, setWidth] = useState(1280);
  const step = (by: number) =>
    setName(names[(names.indexOf(name) + by + names.length) % names.length] ?? name);
  return (
    <div className="gallery">
      <nav aria-label="States">
        <h1>States</h1>
        <ol>
          {names.map((one) => (
            <li key={one}>
              <button type="button" aria-pressed={one === name} onClick={() => setName(one)}>
                {one}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main>
        <div className="tools">
          <button type="button" onClick={() => step(-1)}>
            Back
          </button>
          <button type="button" onClick={() => step(1)}>
            On
          </button>
          {Object.entries(LANGUAGES).map(([code, title]) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {title}
            </button>
          ))}
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one} px
            </button>
          ))}
          <a href={addressOf(language, name)}>Alone</a>
        </div>
        <iframe title={name} src={addressOf(language, name)} width={width} />
      </main>
    </div>
  );
}
