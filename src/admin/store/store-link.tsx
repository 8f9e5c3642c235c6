import { Link } from 'react-router-dom'

/** To what a list has of the store. */
export const StoreLink = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} title={name} dir="auto">
    {name}
  </Link>
)
