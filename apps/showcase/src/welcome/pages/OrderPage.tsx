export default function OrderPage({ params }: { params: { id: number } }) {
  return <p>Order {params.id}</p>
}
