import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const madeComponent = /= (React\d*\.forwardRef\()/g

/**
 * Lets the build leave out the components of the router that nothing uses. Their making looks as if it did
 * something beside, and so does the display name that each gets for developers' tools: without both, NavLink,
 * Form and what they need are dropped, which are 1.7 KB for every visitor. Throws if the router no longer has
 * anything of the kind, so that this goes then.
 */
export function unusedComponents(): Plugin {
  let changed = false
  return {
    name: 'clipwell-unused-components',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => {
        const pure = code.replaceAll(displayName, '').replaceAll(madeComponent, '= /* @__PURE__ */ $1')
        changed ||= pure !== code
        return { code: pure, map: null }
      },
    },
    buildEnd: (error) => {
      if (!error && !changed) throw new Error('React Router has no components left to be dropped.')
    },
  }
}
