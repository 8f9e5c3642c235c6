/** For paper. The first script completes the address (app/complete-addresses.ts). */
export function WholeAddress({ path }: { path: string }) {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return (
    <span data-address suppressHydrationWarning>
      {origin + path}
    </span>
  )
}
