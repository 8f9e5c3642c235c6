import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { storeRead } from './store-data'

/** The store in the address, whose slug may be a former one. */
export const useAddressedStore = () => useQuery(storeRead(useParams().storeSlug ?? ''))
