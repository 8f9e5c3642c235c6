/** What an operator sets about this site. */
interface Site {
  /**
   * The time zone in which staff type days and visitors read them, by its IANA name: 'Europe/London'. It is
   * that of the dates of offers, not of the table, which stores instants in UTC.
   */
  timeZone: string
  /** The date line of an offer whose end nobody has said (product.md, section 9). */
  withoutEndDate: string
}

export const site: Site = {
  timeZone: 'UTC',
  withoutEndDate: 'End date: December 24, 2024',
}
