import type { PageProps } from 'slipway'

/** A name in the path without an entry in `params` is a text. */
export default function UserPage({ params }: PageProps<'/user/:name'>) {
  const name: string = params.name
  return <p>{name}</p>
}
