// The command line of Prisma loads this package when it starts, and uses it for `prisma dev` alone.
function absent() {
  throw new Error('`prisma dev` is not installed: `npm start` has its own PostgreSQL');
}
module.exports = new Proxy({}, { get: () => absent });
