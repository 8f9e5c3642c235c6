import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const madeComponent = /= (React\d*\.forwardRef\()/g

/** NavLink and Form look like side effects: 1.7 KB for every visitor (tests/e2e/page-weight.test.ts). */
export const unusedComponents = (): Plugin => ({
  name: 'clipwell-unused-components',
  transform: {
    filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replaceAll(displayName, '').replaceAll(madeComponent, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
