import { config } from 'zod/v4'

/**
 * Stands in for zod in the admin area (vite.config.ts). zod would try at its first schema whether it may
 * build functions from text: the content security policy refuses that, and the browser reports it.
 */
config({ jitless: true })

// All of zod, as schemas import it. What nothing uses is left out of the build.
// oxlint-disable-next-line oxc/no-barrel-file
export * from 'zod/v4'
