// Declares the modules that scripts/release/primeIcons.ts generates from the drawings of the package.
declare module 'primeicons/raw-svg/*.svg' {
  const drawing: import('./Icon').IconDrawing;
  export default drawing;
}
