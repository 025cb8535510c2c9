/** The accounts of a local installation; a deployed one does not have them. */
export const DEMO = {
  demo: { name: 'Marit Vos', email: 'demo@example.com', password: 'gatefold-demo', role: 'user' },
  admin: { name: 'Ada Admin', email: 'admin@example.com', password: 'gatefold-admin', role: 'admin' },
} as const
