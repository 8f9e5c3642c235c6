import { Link } from 'react-router-dom'

/** A link to what a list has of the store: its coupons or its reviews. */
export const StoreLink = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} title={name} dir="auto">
    {name}
  </Link>
)
