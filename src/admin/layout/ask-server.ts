import { callAsStaff } from '../session/staff-call'

/** Makes a small request to find out whether the server answers. connection.ts records it. */
export function askServer(): void {
  void callAsStaff('GET /stats').catch(() => undefined)
}
