import type { Newer } from './newer'

interface Allowed {
  feature: string
  /** A piece of the code around it; without it the feature is allowed everywhere. */
  at?: string
  because: string
}

const allowed: readonly Allowed[] = [
  { feature: 'text-wrap', because: 'Lines break where they would anyway.' },
  { feature: '::selection', because: 'iOS selects in its own colours.' },
  { feature: 'scrollbar-width', because: 'The bar is as wide as the system has it.' },
  { feature: 'scrollbar-color', because: 'The bar is in the colours of the system.' },
  { feature: 'resize', because: 'iOS has no handle; a long text scrolls.' },
  { feature: 'cursor: pointer', because: 'iOS shows no pointer.' },
  { feature: 'cursor: not-allowed', because: 'iOS shows no pointer.' },
  { feature: 'forced-color-adjust', because: 'A browser that forces colours has it: Safari forces none.' },
  { feature: 'content-visibility', because: 'Rows far away are drawn too, which only costs time.' },
  { feature: 'contain-intrinsic-block-size', because: 'Belongs to content-visibility.' },
  {
    feature: 'scripting',
    because: 'Where scripts are off, headings stay in the stand-in of the display font.',
  },
  {
    feature: 'prefers-reduced-transparency',
    because: 'Where the system cannot say so, the page behind a dialog stays in sight.',
  },
  { feature: '@page', because: 'Paper has the margins that the browser gives it.' },
  { feature: 'break-before: avoid', because: 'Where a list goes on may stand on a sheet of its own.' },
  { feature: 'orphans', because: 'A printed row may leave one line on the sheet before.' },
  { feature: 'widows', because: 'A printed row may leave one line to the next sheet.' },
  { feature: 'break-after: avoid', because: 'A heading may be the last line of a printed page.' },
  {
    feature: ':has()',
    at: 'html:has(dialog[open])',
    because: 'A touch beside an open dialog may scroll the page behind it.',
  },

  { feature: '<img fetchPriority>', because: 'The browser sets the order itself.' },
  { feature: '<input autoCapitalize>', because: 'A desktop has no keyboard that capitalizes.' },
  { feature: 'event beforeunload', because: 'iOS asks nothing when a tab with unsaved changes closes.' },
  { feature: '<dialog closedby>', because: 'useBackdropClose closes it (src/lib/use-backdrop-close.ts).' },
  {
    feature: 'requestIdleCallback',
    at: 'in window',
    because: 'Asked for first; a timer takes its place (src/app/when-idle.ts).',
  },
  {
    feature: 'navigation',
    at: 'navigat',
    because: 'React asks for it first: the tab of the browser shows how long an action takes.',
  },
  {
    feature: '.startViewTransition()',
    at: 'window.document.startViewTransition',
    because: 'The router calls it for links with viewTransition, of which there are none.',
  },
  { feature: '<select is>', at: '.is', because: 'React, for elements that are given `is`. None are.' },
  { feature: 'Error.captureStackTrace', at: 'captureStackTrace', because: 'zod asks for it first.' },
  { feature: 'URL.canParse', at: 'typeof URL.canParse', because: 'zod asks for it first.' },
  { feature: '.when()', at: '.def.when(', because: 'A function of zod, not the one of Observable.' },
]

export function refused(newer: readonly Newer[]): string[] {
  return newer
    .filter((each) => !allowed.some((entry) => covers(entry, each)))
    .map(({ feature, browsers, at }) => `${feature} is not in ${browsers.join(', ')}: ${at}`)
}

export function unused(newer: readonly Newer[]): string[] {
  return allowed
    .filter((entry) => !newer.some((each) => covers(entry, each)))
    .map(({ feature, at = '' }) => `${feature} ${at}`)
}

function covers(entry: Allowed, { feature, at }: Newer): boolean {
  return entry.feature === feature && at.includes(entry.at ?? '')
}
