import { readdirSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';

const LOCALES = 'src/locales';

/** The ids of all texts that every language has: of these the source text need not be sent. */
export function translatedIds(): Set<string> {
  const locales = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const [first = new Set<string>(), ...others] = locales.map(({ name }) => idsOf(name));
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
}

const idsOf = (locale: string): Set<string> =>
  new Set(
    PO.parse(readFileSync(`${LOCALES}/${locale}/messages.po`, 'utf8'))
      .items.filter(({ msgstr, obsolete }) => !obsolete && msgstr.join('') !== '')
      .map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? '')),
  );
