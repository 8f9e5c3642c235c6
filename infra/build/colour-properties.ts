import type { SiteColours } from '#site/site-colours'

/** `onAccent` is `--on-accent`. */
export function customProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function colourProperties({ light, dark, moreContrast }: SiteColours): Record<string, string> {
  return {
    light: [
      declarations({ ...light, plate: 'var(--plate-light)', paper: 'var(--paper-light)' }),
      // Both are used in either scheme: behind a picture that staff choose, to judge it.
      declarations({ paperLight: light.paper, paperDark: dark.paper }),
      declarations({ plateLight: light.plate, plateDark: dark.plate }),
      // Channels, for shadows of any strength.
      `--shadow-colour:${channels(light.ink)};--plate-ink:${channels(light.ink)};--night:${channels(dark.paper)}`,
    ].join(';'),
    dark: declarations({ ...dark, plate: 'var(--plate-dark)', paper: 'var(--paper-dark)' }),
    'more-light': declarations(moreContrast.light),
    'more-dark': declarations(moreContrast.dark),
  }
}

function declarations(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `${customProperty(name)}:${value}`)
    .join(';')
}

/** '42 21 51' of '#2a1533'. */
function channels(hex: string): string {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')
}

export function withColours(css: string, colours: SiteColours): string {
  const known = colourProperties(colours)
  return css.replace(/@site-colours ([\w-]+);/g, (_, name: string) => {
    const found = known[name]
    if (found === undefined) throw new Error(`There are no colours "${name}" of the site.`)
    return `${found};`
  })
}
