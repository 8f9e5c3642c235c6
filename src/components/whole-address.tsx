/**
 * For paper. The server does not know its own origin, so the first script completes the address before this
 * code runs (app/complete-addresses.ts).
 */
export function WholeAddress({ path }: { path: string }) {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return (
    <span data-address suppressHydrationWarning>
      {origin + path}
    </span>
  )
}
