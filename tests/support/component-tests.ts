import { afterEach } from 'vitest'

// Only for tests with a page. Tests of rules and functions load none of this.
if (typeof document !== 'undefined') {
  const [{ cleanup }] = await Promise.all([
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ])
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
}
