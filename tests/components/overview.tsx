import '../../src/app/styles/tokens.css'
import '../../src/app/styles/base.css'
import '../../src/app/styles/system.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiError } from '#lib/api-error'
import { createQueryClient } from '#lib/query-client'
import styles from './overview.module.css'
import { searches } from './site-stories'
import type { Stories } from './stories'

/**
 * `?area=admin&scheme=dark&dir=rtl`: which components, the colour scheme (@default the system's) and the
 * direction of the page.
 */
const search = new URLSearchParams(location.search)
const [area, scheme, dir] = ['area', 'scheme', 'dir'].map((name) => search.get(name))

// The admin area brings its own style sheet, which the site never has.
const stories: Stories = await (area === 'admin' ? import('./admin-stories') : import('./site-stories')).then(
  (module) => module.stories,
)

document.documentElement.dir = dir ?? 'ltr'
document.documentElement.setAttribute('data-painted', '')
if (scheme) showIn(scheme)
// Copying reaches nobody's clipboard.
navigator.clipboard.writeText = () => Promise.resolve()

/** Whether a person has begun to use the overview. */
let isInUse = false
keepPlace()
keepTitle()

/** Lets the states of components neither take the focus nor scroll, but for dialogs and what a person did. */
function keepPlace() {
  for (const input of ['pointerdown', 'keydown']) {
    const note = (event: Event) => {
      isInUse ||= event.isTrusted
    }
    addEventListener(input, note, true)
  }
  for (const name of ['focus', 'scrollIntoView'] as const) {
    const act = Reflect.get(HTMLElement.prototype, name) as (options?: unknown) => void
    HTMLElement.prototype[name] = function actInUse(options?: unknown) {
      if (mayMove(this)) act.call(this, options)
    }
  }
}

function mayMove(element: HTMLElement): boolean {
  if (element.closest('figure') === null || element.closest(':modal') !== null) return true
  return isInUse && element.closest('[data-pressed]') === null
}

/** Keeps the title of the overview: React puts those of its components before it. */
function keepTitle() {
  const { title } = document
  const observer = new MutationObserver(() => {
    if (document.title !== title) document.title = title
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** Lets the style sheets hold for this colour scheme, whatever the system's is. */
function showIn(colorScheme: string) {
  document.documentElement.style.colorScheme = colorScheme
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('prefers-color-scheme')) continue
    rule.media.mediaText = rule.conditionText.includes(colorScheme) ? 'all' : 'not all'
  }
}

const looks = ['site', 'admin'].flatMap((each) =>
  ['light', 'dark'].flatMap((colours) =>
    ['ltr', 'rtl'].map((direction) => `area=${each}&scheme=${colours}&dir=${direction}`),
  ),
)

const client = createQueryClient(({ queryKey: [, { term = '' }] }) => {
  const found = searches[term]
  const next = term === 'zephyr' ? 'more' : null
  return found ? Promise.resolve({ body: found, next }) : Promise.reject(new ApiError(400, ''))
})

/** Every component in every state. */
function Overview() {
  return (
    <main className={styles.overview}>
      <h1>Components</h1>
      <nav aria-label="Looks" className={styles.looks}>
        {looks.map((each) => (
          <a key={each} href={`?${each}`}>
            {each.replaceAll(/&?\w+=/g, ' ')}
          </a>
        ))}
      </nav>
      {Object.entries(stories).map(([component, states]) => (
        <section key={component} aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {Object.entries(states).map(([state, shown]) => (
            <figure key={state}>
              <figcaption>{state}</figcaption>
              <div>{shown}</div>
            </figure>
          ))}
        </section>
      ))}
    </main>
  )
}

// A router that can block, as the admin area's forms need it.
const router = createMemoryRouter([{ path: '*', element: <Overview /> }], { initialEntries: ['/explore'] })

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
