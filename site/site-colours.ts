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

type ColourOfScheme =
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
type ColourOfBoth = 'onGold' | 'accentFill' | 'goldBright'
