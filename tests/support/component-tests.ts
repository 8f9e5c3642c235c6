import { afterEach } from 'vitest'

// Only where the test asked for a page: rules and functions are tested without one, and load none of this.
if (typeof document !== 'undefined') {
  const [{ cleanup }] = await Promise.all([
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ])
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  afterEach(cleanup)
}
