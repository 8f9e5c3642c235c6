import { callAsStaff } from '../session/staff-call'

/**
 * Asks the server for something small. Whether it answers at all is noted where calls are made
 * (connection.ts).
 */
export function askServer(): void {
  void callAsStaff('GET /stats').catch(() => undefined)
}
