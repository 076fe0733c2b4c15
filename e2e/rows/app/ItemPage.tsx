export default function ItemPage({ params }: { params: { id: number } }) {
  return <p className="item">Item {params.id}</p>
}
