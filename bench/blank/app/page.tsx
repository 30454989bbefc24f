export default function BlankPage() {
  return (
    <main>
      <h1>A blank page</h1>
    </main>
  );
}
