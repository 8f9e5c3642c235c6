import { config } from 'zod/v4'

/** In place of zod in the admin area: zod would try `eval`, which the content security policy reports. */
config({ jitless: true })

// All of zod, as schemas import it. What nothing uses is left out of the build.
// oxlint-disable-next-line oxc/no-barrel-file
export * from 'zod/v4'
