/** The forms of an Arabic letter by its place in a word. Letters without the last two do not join onwards. */
interface Forms {
  isolated: string
  final: string
  initial?: string
  medial?: string
}

/** Blocks of Unicode that hold these forms, each letter's in the order isolated, final, initial, medial. */
const blocks = [
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
] as const

const forms = readForms()

/** The forms by letter, or by two letters that are written as one: lam and alef. */
function readForms(): Map<string, Forms> {
  const found = new Map<string, string[]>()
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code++) {
      const form = String.fromCharCode(code)
      const letter = form.normalize('NFKC')
      if (letter !== form) found.set(letter, [...(found.get(letter) ?? []), form])
    }
  }
  return new Map(
    [...found].flatMap(([letter, [isolated, final, initial, medial]]) =>
      isolated === undefined || final === undefined
        ? []
        : [[letter, { isolated, final, ...(initial && medial && { initial, medial }) }]],
    ),
  )
}

/** What lies between two letters without parting them. */
const tatweel = '\u0640'

/** Replaces Arabic letters by their forms in this text. Vowel signs must be gone. */
export function joinArabic(text: string): string {
  const letters = splitLetters(text)
  return letters
    .map((letter, at) => {
      const own = forms.get(letter)
      if (!own) return letter
      const fromBefore = joinsOnwards(letters[at - 1])
      const toNext = own.medial !== undefined && joinsBack(letters[at + 1])
      if (fromBefore) return (toNext ? own.medial : undefined) ?? own.final
      return (toNext ? own.initial : undefined) ?? own.isolated
    })
    .join('')
}

/** Each character, and lam with alef as one. */
function splitLetters(text: string): string[] {
  const characters = [...text]
  const letters: string[] = []
  for (let at = 0; at < characters.length; at++) {
    const pair = characters[at]! + (characters[at + 1] ?? '')
    if (pair.startsWith('\u0644') && forms.has(pair)) {
      letters.push(pair)
      at++
    } else letters.push(characters[at]!)
  }
  return letters
}

function joinsOnwards(letter: string | undefined): boolean {
  return letter !== undefined && (letter === tatweel || forms.get(letter)?.medial !== undefined)
}

function joinsBack(letter: string | undefined): boolean {
  return letter !== undefined && (letter === tatweel || forms.has(letter))
}
