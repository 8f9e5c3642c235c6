import { inject } from 'vitest'

// Before any module of the product is loaded: its clients read their environment when they are made.
Object.assign(process.env, inject('serviceEnvironment'))
