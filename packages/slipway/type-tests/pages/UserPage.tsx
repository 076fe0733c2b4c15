import type { PageProps } from 'slipway'

/** A name in the path that no table lists is a text. */
export default function UserPage({ params }: PageProps<'/user/:name'>) {
  const name: string = params.name
  return <p>{name}</p>
}
