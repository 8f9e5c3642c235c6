import { allowedParameters } from '#domain/http/allowed-parameters'
import { pageTable } from '#domain/page/page-parameters'

/** Keeps only the parameters that the page uses; others (utm_source) would be cached for everyone. */
export function pageAddress({ rawPath, rawQueryString }: { rawPath: string; rawQueryString: string }): URL {
  // `new URL(rawPath, base)` would take //x for another origin.
  const address = new URL(`http://origin${rawPath}`)
  const parameters = new URLSearchParams(rawQueryString)
  for (const name of allowedParameters(pageTable, rawPath)) {
    const value = parameters.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address
}
