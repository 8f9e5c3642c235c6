import { callAsStaff } from '../calls/staff-call'

/** connection.ts records whether it is answered. */
export function askServer(): void {
  void callAsStaff('GET /stats').catch(() => undefined)
}
