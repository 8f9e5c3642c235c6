import { createServer } from 'vite'
import { overview } from './vite'

/** `npm run components`: every component in every state, at http://localhost:5180. */
const server = await createServer({
  ...overview,
  server: { port: Number(process.env['PORT'] ?? 5180), open: false },
})
await server.listen()
console.log(`  The components are at http://localhost:${server.config.server.port}/`)
