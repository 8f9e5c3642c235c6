import { inject } from 'vitest'

// Before any module of the product is loaded, because clients read the environment when they are created.
Object.assign(process.env, inject('serviceEnvironment'))
