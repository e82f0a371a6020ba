// The command line of Prisma loads this package when it starts, and uses it for `prisma studio` alone.
function absent() {
  throw new Error('`prisma studio` is not installed');
}
module.exports = new Proxy({}, { get: () => absent });
