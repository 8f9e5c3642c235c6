import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const madeComponent = /= (React\d*\.forwardRef\()/g

/**
 * Lets the build leave out the router's NavLink, Form and what they need: 1.7 KB for every visitor, without
 * which some pages would exceed the budget of scripts (tests/e2e/page-weight.test.ts). `forwardRef()` and the
 * display name of a component look like side effects.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'clipwell-unused-components',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(displayName, '').replaceAll(madeComponent, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
