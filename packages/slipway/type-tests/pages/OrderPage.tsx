import { type PageProps, useRoute } from 'slipway'

export default function OrderPage({ params: { id, from, tags } }: PageProps<'/order/:id'>) {
  const text: string = id.toFixed(2) + (from ?? '').trim() + (tags ?? []).join()
  const route = useRoute<'/order/:id'>()
  const same: number = route.params.id
  // @ts-expect-error: the parameter may be left out
  const upper = from.toUpperCase()
  return <p>{text + same + upper}</p>
}
