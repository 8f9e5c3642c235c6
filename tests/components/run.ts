import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** `npm run components`: every component in every state, at http://localhost:5180. */
const server = await createServer({
  configFile: false,
  root: resolve(import.meta.dirname, '../..'),
  plugins: [react()],
  server: { port: Number(process.env['PORT'] ?? 5180), open: false },
})
await server.listen()
console.log(`  The components are at http://localhost:${server.config.server.port}/tests/components/`)
