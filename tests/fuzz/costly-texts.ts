type Text = (length: number) => string

const run = (pattern: string): Text => {
  return (length) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
}

/** Between letters, so that nothing is trimmed. */
const within = (pattern: string): Text => {
  return (length) => `x${run(pattern)(length - 2)}x`
}

/** Texts on which careless code needs quadratic time or more. */
export const costlyTexts: Record<string, Text> = {
  'marks in turn': within('\u0315\u0300'),
  'accents as marks': run('e\u0301'),
  'marks before joiners': within(`\u0915${'\u093C'.repeat(29)}\u200D`),
  'what becomes eighteen characters': run('\uFDFA'),
  'jamo of Hangul': run('\u1100\u1161\u11A8'),
  'white space': within(' '),
  'line ends': within('\r\n'),
  'white space at the end': (length) => `x${' '.repeat(length - 1)}`,
  'nothing to be seen': run('\u200B'),
  'joined emoji': run('👩\u200D'),
  'letters of flags': (length) => `🏴${run('\u{E0067}')(length - 2)}`,
  'halves of characters': run('\uD800'),
  'control characters': run('\0'),
  letters: run('x'),
  digits: run('9'),
  'words of one letter': (length) => run('a b c d e f g h i j k l m n o p q r s t u v w x y z ')(length),
  'words of their own': (length) => Array.from({ length: length / 6 }, (_, at) => at.toString(36)).join(' '),
  'at signs': run('a@'),
  'dots after an at sign': (length) => `a@${run('a.')(length - 2)}`,
  'hyphens in a host': (length) => `http://${run('a-')(length - 7)}`,
  slashes: within('/'),
  backslashes: run('\\'),
  quotes: run(`"'`),
  brackets: run('['),
  braces: run('{"a":'),
  'list of lists': run('[[],'),
  'per cent signs': run('%'),
  'dots and colons': run('.:'),
  commas: run(','),
  semicolons: run('; '),
  'equals signs': run('='),
}
