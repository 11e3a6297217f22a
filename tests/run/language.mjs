// Checks the language of code: no citation of a paper outside the repository, no comment of more
// than four lines outside docstrings, no retired identifier.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const MOST_LINES = 4;
const CITATION =
  /\bspec(?:ification|\.md)? ?§|\bspec(?:ification)?,? section|\breadings?,? (?:"not shown" )?\d/i;
/** A clause in place of a noun; a question is none. */
const RELATIVE_CLAUSE = /^(?:What|Who|Whom|Whose|Whatever|Whoever|Whichever)\b(?!.*\?$)/;
/**
 * Old names, each replaced by the word of its field. Some stay, because they also have a plain
 * sense: `waiting` (a service worker), `visit` (a syntax tree), `Wish` (a wish list entry),
 * `received`, `report`, `later` and `quiet`.
 */
const RETIRED = new Set(
  `errands errandsMachine doors isDoor tell told witness hear news lateMachines lazily joined
  keptWishes takenOut lostAddition isUnderWay cartNews retargeted unreceived LEAVE ARRIVE ANOTHER
  OVER remembered TakenUp restoreInWords typed typedMemory alone DEAF goesThere wasDone freshOnce
  forgiveStock keepKnown said kept World world ghost Ghost hands ordeals stroll inTime
  doFetchedWork DOCUMENT_GUARDS meddle Deed deeds deedsOf DEEDS MISHAPS holdsAlways leavesNoTrace
  askCart useFailureText openRendered`.split(/\s+/),
);

const files = execFileSync('git', ['ls-files', 'machines', 'src', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && file !== 'tests/run/language.mjs');

const problems = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const at = (position) => `${file}:${text.slice(0, position).split('\n').length}`;
  const found = commentsOf(text).flatMap(({ start, body, isDocstring }) => [
    ...(CITATION.test(body) ? [`${at(start)} cites a paper: state the rule itself`] : []),
    ...(RELATIVE_CLAUSE.test(wordsOf(body))
      ? [`${at(start)} begins with a relative clause: name the subject`]
      : []),
    ...(!isDocstring && body.split('\n').length > MOST_LINES
      ? [`${at(start)} is a comment of more than ${MOST_LINES} lines`]
      : []),
  ]);
  return file.endsWith('.css') ? found : [...found, ...retiredIn(file, text, at)];
});

/** Block comments; consecutive line comments count as one. */
function commentsOf(text) {
  const pattern = /(?<!\S)\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;
  return [...text.matchAll(pattern)].map(({ index, 0: body }) => ({
    start: index + body.search(/\S/),
    body: body.trimEnd(),
    isDocstring: body.startsWith('/**'),
  }));
}

/** The text of a comment in one line. */
function wordsOf(body) {
  const lines = body.split('\n').map((line) => line.replace(/^\s*(?:\/\*\*?|\*|\/\/)|\*\/$/g, ''));
  return lines.join(' ').trim();
}

function retiredIn(file, text, at) {
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isIdentifier(node) && RETIRED.has(node.text)) {
      found.push(`${at(node.getStart(source))} uses the retired name ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
