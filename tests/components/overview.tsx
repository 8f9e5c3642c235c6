import '../../src/app/styles/tokens.css'
import '../../src/app/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import styles from './overview.module.css'
import { stories } from './stories'

/** `?scheme=dark&dir=rtl`: the colour scheme and the direction of the page. */
const look = new URLSearchParams(location.search)
document.documentElement.style.colorScheme = look.get('scheme') ?? 'light dark'
document.documentElement.dir = look.get('dir') ?? 'ltr'
document.documentElement.setAttribute('data-painted', '')

const looks = ['scheme=light', 'scheme=dark', 'scheme=light&dir=rtl', 'scheme=dark&dir=rtl']

/** Every component of src/components in every state. */
function Overview() {
  return (
    <main className={styles.overview}>
      <h1>Components</h1>
      <nav aria-label="Looks" className={styles.looks}>
        {looks.map((each) => (
          <a key={each} href={`?${each}`}>
            {each}
          </a>
        ))}
      </nav>
      {Object.entries(stories).map(([component, states]) => (
        <section key={component} aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {Object.entries(states).map(([state, shown]) => (
            <figure key={state}>
              <figcaption>{state}</figcaption>
              {shown}
            </figure>
          ))}
        </section>
      ))}
    </main>
  )
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <MemoryRouter>
      <Overview />
    </MemoryRouter>
  </StrictMode>,
)
