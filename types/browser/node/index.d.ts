// Stands in for @types/node in tsconfig.browser.json: type definitions of packages such as papaparse reference `node`, which would let code
// for the browser use Node's modules and globals.
export {}
