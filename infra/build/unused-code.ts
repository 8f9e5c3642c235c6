import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = "[^"]*";$/gm
const madeComponent = /= (React\d*\.forwardRef\()/g

/** The site has no mutations (src/lib/use-visitor-post.ts), but the query client has a cache of them. */
const noMutations = `export class MutationCache {
  findAll = () => []
  resumePausedMutations = () => Promise.resolve()
  clear() {}
}`

/** NavLink and Form look like side effects: 1.7 KB for every visitor. Mutations are 1.4 KB. */
export const unusedCode = (): Plugin[] => [
  {
    name: 'clipwell-unused-components',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(displayName, '').replaceAll(madeComponent, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  },
  {
    name: 'clipwell-no-mutations',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/mutationCache\.js$/ },
      handler: () => ({ code: noMutations, map: null }),
    },
  },
]
