import { type PageProps, redirectTo } from 'slipway'

export default function MinePage({ params }: PageProps<'/mine'>) {
  const none: object = params
  return (
    <a href="/" onClick={() => void redirectTo('/search', { q: String(none) })}>
      Search
    </a>
  )
}
