export default function Page() {
  return <h1>purchase-confirmed</h1>
}
