// Checks the language of code and documentation: no citation of a paper outside the repository; in
// code also no comment of more than four lines outside docstrings, no comment that begins with a
// clause in place of a noun, no retired identifier, no function or type named by a participle, no step
// of a test that is not titled as a sentence, and no test that sleeps or is left out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

const MOST_LINES = 4;
/** A numbered part of a paper, or the specification of the shop. */
const CITATION =
  /§|\b(?:section|clause|rule|paper|issue)s? #?\d|\breadings? (?:"not shown" )?\d+\b(?! kB)|\b(?:the|our|this) spec(?:ification)?\b/gi;
const DOCUMENT = /[\w-]+\.md\b/g;
/** A clause in place of a noun; a question is none, nor a condition: "Where it ends, …". */
const NOUN_CLAUSE =
  /^(?:(?:What|Who|Whom|Whose|Whatever|Whoever|Whichever)\b(?!.*\?$)|(?:Where|Which)\b(?!.*[,?]))/;
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
  askCart useFailureText openRendered keepSpent forgetSpent keepOffer loseMethod tellCart
  tellOtherTabs inWords timesSent wob underway`.split(/\s+/),
);

/** A participle or a preposition tells neither what a function returns nor what it does. */
const PARTICIPLE =
  /^(?:as|at|by|from|in|of|on|to|with|[a-z]+(?:ed|ing)|built|chosen|drawn|found|given|grown|held|hidden|kept|known|lost|sent|shown|taken|written)$/;
/** A type names a thing; `Recording` and `Finding` are nouns. */
const PARTICIPLE_TYPE =
  /^(?:[A-Z][a-z]+ed|Built|Chosen|Drawn|Found|Given|Held|Hidden|Kept|Known|Lost|Sent|Shown|Taken|Thrown|Written)$/;
/** Nouns and verbs that end like a participle, and the names that the tests give XState's events. */
const NO_PARTICIPLE = new Set(
  'accepted elapsed failed finding heading rejected rendering ring succeed'.split(' '),
);

/** Methods that leave a test out under a condition or wait for a fixed time; biome knows the rest. */
const EVASION = /^(?:it|test|describe)\.(?:skipIf|runIf|todo)$|\.waitForTimeout$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && file !== 'tests/run/language.mjs');
const documents = new Set(files.map((file) => basename(file)).filter((name) => /\.md$/.test(name)));

const problems = files
  .filter((file) => /\.(?:[jt]sx?|m[jt]s|css|graphql|html|md)$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const at = (position) => `${file}:${text.slice(0, position).split('\n').length}`;
    return [
      ...citationsIn(text, at),
      ...(/\.(?:[jt]sx?|m[jt]s|css)$/.test(file) ? commentProblems(text, at) : []),
      ...(/\.(?:[jt]sx?|m[jt]s)$/.test(file) ? namesIn(file, text, at) : []),
    ];
  });

function citationsIn(text, at) {
  const papers = [...text.matchAll(DOCUMENT)].filter(([name]) => !documents.has(name));
  return [...text.matchAll(CITATION), ...papers].map(
    ({ index, 0: words }) => `${at(index)} cites a paper (${words}): state the rule itself`,
  );
}

function commentProblems(text, at) {
  return commentsOf(text).flatMap(({ start, body, isDocstring }) => [
    ...(NOUN_CLAUSE.test(wordsOf(body))
      ? [`${at(start)} begins with a clause in place of a noun: name the subject`]
      : []),
    ...(!isDocstring && body.split('\n').length > MOST_LINES
      ? [`${at(start)} is a comment of more than ${MOST_LINES} lines`]
      : []),
  ]);
}

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

function namesIn(file, text, at) {
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isIdentifier(node) && RETIRED.has(node.text)) {
      found.push(`${at(node.getStart(source))} uses the retired name ${node.text}`);
    }
    if (ts.isPropertyAccessExpression(node) && EVASION.test(node.getText(source))) {
      found.push(`${at(node.getStart(source))} sleeps or skips a test: ${node.getText(source)}`);
    }
    const name = functionName(node);
    if (name && PARTICIPLE.test(name) && !NO_PARTICIPLE.has(name)) {
      found.push(`${at(node.getStart(source))} names a function "${name}": use a verb or a noun`);
    }
    const type =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name : null;
    if (type && PARTICIPLE_TYPE.test(type.text)) {
      found.push(`${at(node.getStart(source))} names a type "${type.text}": use a noun`);
    }
    const title = stepTitle(node, source);
    if (title && !/^[\p{Lu}“].*\.$/u.test(title)) {
      found.push(`${at(node.getStart(source))} titles a step "${title}": write a sentence`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of a declared function; undefined for any other node. */
function functionName(node) {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined;
  const value = node.initializer;
  const isFunction = value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return isFunction ? node.name.text : undefined;
}

/** The title of a test's step as written; undefined if the title begins with a computed value. */
function stepTitle(node, source) {
  if (!ts.isCallExpression(node) || !/\btest\.step$/.test(node.expression.getText(source))) return;
  const [title] = node.arguments;
  const isWritten = ts.isStringLiteralLike(title) || (title && ts.isTemplateExpression(title));
  const text = isWritten ? title.getText(source).slice(1, -1) : '';
  return text.startsWith('${') ? undefined : text;
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
