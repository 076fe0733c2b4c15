export default function OrderPage({ params: { id } }: { readonly params: { readonly id: number } }) {
  return <p>Order {id}</p>
}
