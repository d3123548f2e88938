// Folders import only from the right: routes → site, panel → features → editing → ui → supabase.
// `site` is what visitors load, `panel` what operators load, on top and inside features.
// There are no circular imports between folders.
const layers = ["routes", "site|panel", "features", "editing", "ui", "supabase"];

const pointsDown = layers.slice(1).map((layer, index) => ({
  name: `app-${layer.replace("|", "-")}-points-down`,
  severity: "error",
  from: { path: `^app/(${layer})/` },
  to: { path: `^app/(${layers.slice(0, index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...pointsDown,
    {
      name: "site-and-panel-do-not-import-each-other",
      severity: "error",
      from: { path: "^app/.*\\b(site|panel)/" },
      to: { path: "^app/.*\\b(site|panel)/", pathNot: "/$1/" },
    },
    {
      name: "what-both-need-imports-neither",
      severity: "error",
      from: { path: "^app/features/", pathNot: "^app/features/[^/]+/(site|panel)/" },
      to: { path: "^app/features/[^/]+/(site|panel)/" },
    },
    {
      name: "visitors-never-load-the-panel",
      severity: "error",
      from: { path: "^app/(routes/public/|root|entry)|^server/" },
      to: { path: "^app/.*\\bpanel/" },
    },
    {
      name: "only-previews-show-the-site-in-the-panel",
      severity: "error",
      from: { path: "^app/routes/admin/", pathNot: "/(preview|quote-sheet)\\.tsx$" },
      to: { path: "^app/.*\\bsite/" },
    },
    {
      name: "no-route-imports-another",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "app-never-imports-the-server",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/" },
    },
    {
      name: "server-renders-through-the-build",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/(routes|panel)/|^app/ui/.+\\.tsx$" },
    },
    {
      name: "one-file-chooses-the-backend",
      severity: "error",
      from: {
        path: "^server/",
        pathNot: "^server/backend/((embedded|hosted)/|(create-backend|open-database)\\.ts)",
      },
      to: { path: "^server/backend/(embedded|hosted)/" },
    },
    {
      name: "embedded-and-hosted-do-not-import-each-other",
      severity: "error",
      from: { path: "^server/backend/(embedded|hosted)/" },
      to: { path: "^server/backend/(embedded|hosted)/", pathNot: "/$1/" },
    },
    {
      name: "no-circular-folders",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    { name: "no-circular-files", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$|[+]types/" },
    includeOnly: "^(app|server)/",
  },
};
