import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("domestic-tours", "routes/public/domestic-tours.tsx"),
    route("international-tours", "routes/public/international-tours.tsx"),
    route("tours", "routes/public/tours.tsx"),
    route("tour/:type?/:id?", "routes/public/tour.tsx"),
    route("about-us", "routes/public/about-us.tsx"),
    route("contact-us", "routes/public/contact-us.tsx"),
    route("testimonials", "routes/public/testimonials.tsx"),
    route("faq", "routes/public/faq.tsx"),
    route("offline", "routes/public/offline.tsx"),
    route("*", "routes/public/not-found.tsx"),
  ]),
  layout("routes/admin/frame.tsx", [
    route("admin/login", "routes/admin/login.tsx"),
    route("admin/preview", "routes/admin/preview.tsx"),
    route("admin/forgot-password", "routes/admin/forgot-password.tsx"),
    route("admin/new-password", "routes/admin/new-password.tsx"),
    route("admin", "routes/admin/layout.tsx", [
      index("routes/admin/index.tsx"),
      route("dashboard", "routes/admin/dashboard.tsx"),
      route("tours", "routes/admin/tours.tsx"),
      route("tours/new", "routes/admin/tour-new.tsx"),
      route("tours/edit/:id", "routes/admin/tour-edit.tsx"),
      route("categories", "routes/admin/categories.tsx"),
      route("hero-sections", "routes/admin/hero-sections.tsx"),
      route("carousel-images", "routes/admin/carousel-images.tsx"),
      route("testimonials", "routes/admin/testimonials.tsx"),
      route("about-sections", "routes/admin/about-sections.tsx"),
      route("site-settings", "routes/admin/site-settings.tsx"),
      route("trash", "routes/admin/trash.tsx"),
      route("settings", "routes/admin/settings.tsx"),
      route("operators", "routes/admin/operators.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
