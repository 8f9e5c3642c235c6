import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Only for tests with a page. Tests of rules and functions load none of this.
if (typeof document !== 'undefined') {
  const [{ cleanup }] = await Promise.all([
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ])
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
  // This page loads no images, which would count as a failure.
  beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false))
  // All files share one page: loading another for each took three times as long.
  afterAll(renewPage)
}

/** Leaves to the next file a page and modules as if nothing had run: no text, address, storage or session. */
function renewPage() {
  document.title = ''
  for (const part of [document.body, document.head]) part.replaceChildren()
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
}
