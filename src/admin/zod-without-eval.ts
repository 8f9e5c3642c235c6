import { config } from 'zod/v4'

/**
 * Replaces zod in the admin area (vite.config.ts). zod tries to build functions from text, which the content
 * security policy refuses and the browser reports.
 */
config({ jitless: true })

// All of zod, as schemas import it. What nothing uses is left out of the build.
// oxlint-disable-next-line oxc/no-barrel-file
export * from 'zod/v4'
