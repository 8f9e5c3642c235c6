/** The colours of a site. Each name is a custom property: `onAccent` is `--on-accent`. All are '#rrggbb'. */
export interface SiteColours {
  light: Record<ColourOfScheme | ColourOfBoth, string>
  /** What is not said here is as in light. */
  dark: Record<ColourOfScheme, string>
  /** What is stronger for visitors whose system asks for more contrast: 7:1 on texts. */
  moreContrast: { light: Partial<Record<ColourOfScheme | 'accentFill', string>> } & {
    dark: Partial<Record<ColourOfScheme, string>>
  }
}

export type ColourOfScheme =
  | 'paper'
  | 'surface'
  | 'surfaceSunk'
  | 'ink'
  | 'inkSoft'
  | 'line'
  | 'controlLine'
  | 'accent'
  | 'accentStrong'
  | 'onAccent'
  | 'accentInk'
  | 'accentSoft'
  | 'gold'
  | 'goldSoft'
  | 'starColour'
  | 'band'
  | 'onBand'
  | 'onBandSoft'
  | 'bandLine'
  | 'plate'
  | 'ok'
  | 'okSoft'
  | 'danger'
  | 'dangerSoft'
  | 'onDanger'

/** The same in light and dark. */
export type ColourOfBoth = 'onGold' | 'accentFill' | 'goldBright'

/** Warm paper, aubergine ink, persimmon, marigold. */
export const colours: SiteColours = {
  light: {
    // Of the page, of what lies on it, and of what is sunk into it.
    paper: '#fbf3e6',
    surface: '#fffcf7',
    surfaceSunk: '#f4e7d3',
    // Texts, lines between things, and the outlines of inputs.
    ink: '#2a1533',
    inkSoft: '#64506c',
    line: '#e3d2ba',
    controlLine: '#8c7892',
    // Buttons, the same under the pointer, and their text; links; what is chosen.
    accent: '#b93609',
    accentStrong: '#962a04',
    onAccent: '#ffffff',
    accentInk: '#a52e05',
    accentSoft: '#fde3d3',
    // Offers and their text, and stars.
    gold: '#f6b73c',
    goldSoft: '#fbdf9f',
    onGold: '#2a1533',
    starColour: '#d9480f',
    // Bands that stay dark in both schemes: the ticket at the top of the home page and the footer.
    band: '#2a1533',
    onBand: '#fbf3e6',
    onBandSoft: '#c9b3cc',
    bandLine: '#5b4464',
    accentFill: '#f2653a',
    goldBright: '#f8c15a',
    // Under logos and pictures of categories: light in both schemes.
    plate: '#fffcf7',
    // What succeeded, and what failed or deletes.
    ok: '#17694a',
    okSoft: '#dcefe0',
    danger: '#b01030',
    dangerSoft: '#fbe0e2',
    onDanger: '#ffffff',
  },
  dark: {
    paper: '#170d1b',
    surface: '#231629',
    surfaceSunk: '#2f1f36',
    ink: '#faf0e3',
    inkSoft: '#c7b3cb',
    line: '#463250',
    controlLine: '#8a7791',
    accent: '#ff8f63',
    accentStrong: '#ffa987',
    onAccent: '#2a1533',
    accentInk: '#ff9c75',
    accentSoft: '#4a2429',
    gold: '#f8c15a',
    goldSoft: '#4a3626',
    starColour: '#f8c15a',
    band: '#321b3b',
    onBand: '#faf0e3',
    onBandSoft: '#cdb9d0',
    bandLine: '#6a5072',
    plate: '#f0e6d8',
    ok: '#6fd3a4',
    okSoft: '#1c3a33',
    danger: '#ff8593',
    dangerSoft: '#4a1f2c',
    onDanger: '#2a1533',
  },
  moreContrast: {
    light: {
      inkSoft: '#46304f',
      line: '#8c7892',
      accent: '#8a2404',
      accentStrong: '#6a1b02',
      accentInk: '#7a2003',
      starColour: '#a33406',
      accentFill: '#ff9a73',
      bandLine: '#c9b3cc',
      ok: '#0b4630',
      danger: '#820a22',
    },
    dark: {
      inkSoft: '#e9dceb',
      line: '#a893ad',
      accent: '#ffb596',
      accentStrong: '#ffcab3',
      accentInk: '#ffc0a5',
      starColour: '#f8c15a',
      ok: '#a5ebca',
      danger: '#ffbac2',
    },
  },
}
