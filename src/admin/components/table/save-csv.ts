/** Gives the user a file of CSV. With a byte order mark, by which spreadsheets know UTF-8. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
